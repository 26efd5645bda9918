import { config } from 'zod';

// By default, zod keeps track of data that contain themselves, and searches every schema for cycles when it is first
// used. Documents that contain themselves are refused before a schema sees them (`checkNesting`), so the command line
// saves that time. Programs that use the library may need zod to keep track, because they share one copy of zod with
// the library. Import this file before any schema is made.
config({ memoizer: { attach() {}, guard() {}, alloc: (_schema, _payload, empty) => empty } });
