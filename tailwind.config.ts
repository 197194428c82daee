import type { Config } from 'tailwindcss'

/** Named by `@config` in `src/shell/styles/shell.css`. Holds what is wanted letter for letter by spec §9; the semantic tokens are in `src/ui/tokens.css`. */
export default {
  // Each stylesheet names its own sources with `@source`.
  content: [],
  theme: {
    extend: {
      colors: {
        'primary-color': 'var(--primary-color)',
        'primary-color-text': 'var(--primary-color-text)',
        'primary-color-60': 'var(--primary-color-60)',
      },
      maxHeight: { logo: 'var(--logo-max-height)' },
    },
  },
} satisfies Config
