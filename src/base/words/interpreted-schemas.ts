import { config } from 'zod';

// By default, zod compiles a function for every object schema on first use, which pays off only for thousands of
// documents. Import this file before any schema is made, because a schema reads the setting when it is made.
config({ jitless: true });
