import { config } from 'zod';

// By default zod compiles a function for every object's schema when it is first used, which pays only
// from thousands of documents on. Loaded before any schema is made, since these look at it then.
config({ jitless: true });
