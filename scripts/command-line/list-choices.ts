/** Returns a sentence that lists the choices. */
export function listChoices(choices: readonly string[]): string {
  return `There ${choices.length === 1 ? 'is' : 'are'} ${choices.join(', ')}.`
}
