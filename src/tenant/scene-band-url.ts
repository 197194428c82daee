/** Returns the address of a drawn scene in its wide-band composition. */
export function sceneBandUrl(image: string): string {
  return `${image}${image.includes('?') ? '&' : '?'}crop=hero`
}
