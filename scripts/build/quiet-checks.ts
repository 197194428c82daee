/**
 * Hides warnings that no one can act on: on a busy machine every plugin is slow, and a module that one page imports
 * while another defers it may share the file of both (vite.config.ts).
 */
export const quietChecks = { bundlerTimings: false, ineffectiveDynamicImport: false }
