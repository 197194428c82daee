/** Takes the address of a drawn scene and gives that of the same scene composed for a wide band. */
export function sceneBand(image: string): string {
  return `${image}${image.includes('?') ? '&' : '?'}crop=hero`
}
