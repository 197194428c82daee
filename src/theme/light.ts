// How much light an 8-bit channel stands for (IEC 61966-2-1), and back. Both ways read tables that are filled once:
// powers are what a colour engine would spend its time on.

const toLight = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const tableOf = (shift: number) =>
  Float64Array.from({ length: 256 }, (_, channel) => toLight((channel + shift) / 255))

/** Channel 0 to 255 → light 0 to 1. */
const lights = tableOf(0)
/** Channel 1 to 255 → the light from which on light is nearer to it than to the channel below. */
const begins = tableOf(-0.5)

/** Takes a channel, a whole number of 0 to 255, and gives the light it stands for, 0 to 1. */
export function lightOf(channel: number): number {
  return lights[channel] as number
}

/** Takes light and gives the nearest channel, 0 to 255. Light outside 0 to 1 is taken as 0 or 1. */
export function channelOf(light: number): number {
  let channel = 0
  for (let bit = 128; bit > 0; bit >>= 1) {
    if (light >= (begins[channel + bit] as number)) channel += bit
  }
  return channel
}
