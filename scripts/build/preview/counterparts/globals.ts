import { Buffer } from './buffer.ts'

// Imported before the server's code, which expects Node's globals.
Object.assign(globalThis, { Buffer })
