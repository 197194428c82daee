// Converts an 8-bit channel to linear light (IEC 61966-2-1) and back. Both directions read tables that are filled
// once, since powers would dominate the engine's time.

const toLight = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const tableOf = (shift: number) =>
  Float64Array.from({ length: 256 }, (_, channel) => toLight((channel + shift) / 255))

/** Channel 0 to 255 → linear light 0 to 1. */
const lights = tableOf(0)
/** Channel 1 to 255 → the least light that rounds to this channel. */
const begins = tableOf(-0.5)

/** Returns the linear light of a channel, 0 to 1, for a whole number from 0 to 255. */
export function lightOf(channel: number): number {
  return lights[channel] as number
}

/** Returns the nearest channel, 0 to 255. Light outside 0 to 1 counts as 0 or 1. */
export function channelOf(light: number): number {
  let channel = 0
  for (let bit = 128; bit > 0; bit >>= 1) {
    if (light >= (begins[channel + bit] as number)) channel += bit
  }
  return channel
}
