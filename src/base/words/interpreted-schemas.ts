import { config } from 'zod';

// By default zod compiles a function for every object schema when it is first used, which pays off only
// from thousands of documents on. Import this before any schema is made: schemas read the setting then.
config({ jitless: true });
