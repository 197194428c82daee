import type { Climate, TimeOfDay } from './scene-kind.ts'

/** A curated sky: three heights of it, its disc, and the light around the disc. */
export interface Sky {
  readonly top: string
  readonly mid: string
  readonly low: string
  readonly disc: string
  readonly glow: string
}

const sky = (top: string, mid: string, low: string, disc: string, glow: string): Sky => ({
  top,
  mid,
  low,
  disc,
  glow,
})

const skies = {
  azure: sky('#2b86c8', '#7cc0e6', '#dff1ee', '#fffdf0', '#fff6d8'),
  riviera: sky('#2f7dbf', '#79b8e0', '#f2ead6', '#fffbea', '#fff0c8'),
  lagoon: sky('#1f8cc6', '#64c4df', '#d9f3e6', '#fffdf0', '#fdf8d6'),
  sirocco: sky('#4f97bf', '#a3c9d0', '#f6e3bd', '#fff8e0', '#ffeab8'),
  dusty: sky('#6aa0b8', '#b9cdc6', '#f7dfb5', '#fff6da', '#ffe6ac'),
  meadow: sky('#4a94cb', '#97c8e6', '#eaf2e6', '#fffdf0', '#fff7dc'),
  fleece: sky('#5f9fc6', '#a9cfe0', '#f3efe0', '#fffdf2', '#fff6e0'),
  fjord: sky('#5a8fb5', '#9fc2d4', '#e8ece6', '#fffdf4', '#fff8e6'),
  crystal: sky('#2474bb', '#72b4e2', '#dcedf3', '#ffffff', '#fffbe6'),

  turquoise: sky('#2a9ac0', '#83cfdc', '#eaf6e4', '#fffdf0', '#fdf9dc'),
  cobalt: sky('#1f68b4', '#5fa6dc', '#cfe6f2', '#fffdf4', '#fff8e0'),
  milk: sky('#7fb0c9', '#c3dbe2', '#f7f3e8', '#fffdf6', '#fff8ea'),
  ochre: sky('#7fa6b6', '#cfcbb4', '#f8dca6', '#fff4d8', '#ffe4a4'),

  peach: sky('#6b9ac0', '#f1c6a0', '#ffe2a6', '#fff6d2', '#ffd684'),
  coral: sky('#6d86b8', '#f0a98f', '#ffd59a', '#fff0c6', '#ffb870'),
  amber: sky('#86a9b4', '#f4d097', '#ffedb4', '#fffbe0', '#ffd778'),
  saffron: sky('#d98b52', '#f6b866', '#ffe09a', '#fff4c8', '#ffca62'),
  rosewood: sky('#7c86b6', '#eab0a6', '#ffdcb4', '#fff2d6', '#ffbf92'),
  barley: sky('#7faac6', '#dcd3b6', '#ffe5ac', '#fff9de', '#ffdc90'),

  violet: sky('#2b2c66', '#83589a', '#f59a76', '#ffd9a2', '#ff9a6a'),
  fuchsia: sky('#34306f', '#b05f90', '#ffb081', '#ffe0ac', '#ff9c74'),
  lagoonDusk: sky('#1c4a70', '#6b7fa8', '#fbb58c', '#ffe2b4', '#ffae7a'),
  ember: sky('#43305f', '#c0605f', '#ffb264', '#ffe2a0', '#ff9448'),
  northern: sky('#2a4470', '#7f86b4', '#f2b9a4', '#ffe4cc', '#f8ac98'),
  heather: sky('#3a3a73', '#8f74a8', '#f0b0a8', '#ffdfc8', '#f59e96'),

  pinkMorning: sky('#86add2', '#ecc8cd', '#ffe6cb', '#fff6e4', '#ffd3b4'),
  lilac: sky('#8d9acd', '#d8bcd8', '#ffdcc6', '#fff3e4', '#ffc8b0'),
  pistachio: sky('#7ab4c4', '#c8e0d2', '#fdebc6', '#fffae6', '#ffe2a6'),
  apricot: sky('#93b0cc', '#f2d0ba', '#ffe3b0', '#fff7dc', '#ffd08e'),
  frost: sky('#86a8cb', '#c7d3e2', '#f8e3dc', '#fff6ee', '#ffd5c4'),

  indigo: sky('#0c1538', '#1d2f68', '#4a66a0', '#fdf6dc', '#8fa6dc'),
  petrol: sky('#081c33', '#12405f', '#3f7f90', '#fbf6de', '#7fc0c8'),
  plum: sky('#150f38', '#322766', '#6d5698', '#fff0dc', '#a58cd2'),
  ink: sky('#0a1a3a', '#1b3a6b', '#5b7cae', '#fff8e4', '#9ab6e4'),
} satisfies Record<string, Sky>

type SkyName = keyof typeof skies

const names: Record<Climate, Record<TimeOfDay, readonly SkyName[]>> = {
  tropical: {
    dawn: ['pinkMorning', 'pistachio', 'apricot'],
    day: ['lagoon', 'azure', 'turquoise', 'cobalt'],
    golden: ['coral', 'peach', 'saffron', 'amber'],
    dusk: ['fuchsia', 'lagoonDusk', 'violet'],
    night: ['petrol', 'plum', 'indigo'],
  },
  mediterranean: {
    dawn: ['apricot', 'lilac', 'pistachio'],
    day: ['riviera', 'azure', 'turquoise', 'cobalt'],
    golden: ['peach', 'amber', 'coral', 'saffron', 'rosewood'],
    dusk: ['violet', 'lagoonDusk', 'ember'],
    night: ['indigo', 'petrol', 'ink'],
  },
  arid: {
    dawn: ['apricot', 'pinkMorning', 'lilac'],
    day: ['sirocco', 'dusty', 'ochre', 'riviera'],
    golden: ['saffron', 'amber', 'coral', 'peach'],
    dusk: ['ember', 'violet', 'fuchsia'],
    night: ['plum', 'ink', 'indigo'],
  },
  temperate: {
    dawn: ['frost', 'pistachio', 'lilac'],
    day: ['meadow', 'fleece', 'milk', 'azure'],
    golden: ['barley', 'peach', 'rosewood', 'amber'],
    dusk: ['heather', 'violet', 'northern'],
    night: ['ink', 'indigo', 'plum'],
  },
  nordic: {
    dawn: ['frost', 'pinkMorning', 'lilac'],
    day: ['fjord', 'fleece', 'milk', 'crystal'],
    golden: ['rosewood', 'barley', 'amber', 'peach'],
    dusk: ['northern', 'heather', 'lagoonDusk'],
    night: ['petrol', 'ink', 'indigo'],
  },
  alpine: {
    dawn: ['frost', 'pinkMorning', 'apricot'],
    day: ['crystal', 'meadow', 'cobalt', 'fjord'],
    golden: ['rosewood', 'peach', 'coral', 'barley'],
    dusk: ['heather', 'northern', 'fuchsia'],
    night: ['indigo', 'ink', 'petrol'],
  },
}

/** Returns the skies of a climate at a time of day. */
export function skiesOf(climate: Climate, timeOfDay: TimeOfDay): readonly Sky[] {
  return names[climate][timeOfDay].map((name) => skies[name])
}
