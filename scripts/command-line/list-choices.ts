/** Takes what there is to choose from and says so in a sentence. */
export function listChoices(choices: readonly string[]): string {
  return `There ${choices.length === 1 ? 'is' : 'are'} ${choices.join(', ')}.`
}
