/** Removes each `--env-file <path>` from `words` and adds the file's variables to the process; gives what is wrong, or null. */
export function takeEnvFile(words: string[]): string | null
