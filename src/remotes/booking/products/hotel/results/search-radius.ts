/** Search radii in miles: the server's default, and the wider one that an empty list offers. */
export const NEAR = 15
export const WIDER = 30

/** Reads the radius from the results' address; the default for any other value. */
export function readRadius(params: URLSearchParams): number {
  return params.get('radius') === String(WIDER) ? WIDER : NEAR
}
