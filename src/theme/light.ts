// How much light an 8-bit channel stands for (IEC 61966-2-1), and back. Both ways read tables that are filled once:
// powers are what a colour engine spends its time on.

const toLight = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Channel 0 to 255 → light 0 to 1. */
const lights = Float64Array.from({ length: 256 }, (_, channel) => toLight(channel / 255))

/** The light from which on a channel rounds up to the next; the last has none. */
const roundsUp = Float64Array.from({ length: 256 }, (_, channel) =>
  channel < 255 ? toLight((channel + 0.5) / 255) : Number.POSITIVE_INFINITY,
)

/** Fine enough that no cell holds two of the limits above: they lie 1/3295 apart at the least. */
const CELLS = 4096
const channels = new Uint8Array(CELLS + 1)
for (let cell = 0, channel = 0; cell <= CELLS; cell++) {
  while (cell / CELLS >= (roundsUp[channel] as number)) channel++
  channels[cell] = channel
}

/** Takes a channel, a whole number of 0 to 255, and gives the light it stands for, 0 to 1. */
export function lightOf(channel: number): number {
  return lights[channel] as number
}

/** Takes light and gives the nearest channel, 0 to 255. Light outside 0 to 1 is taken as 0 or 1. */
export function channelOf(light: number): number {
  if (light <= 0) return 0
  if (light >= 1) return 255
  const channel = channels[Math.floor(light * CELLS)] as number
  return light < (roundsUp[channel] as number) ? channel : channel + 1
}
