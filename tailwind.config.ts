import type { Config } from 'tailwindcss'

/**
 * `@config` in `src/shell/styles/shell.css` names this file. It has the values that spec §9 fixes; the semantic
 * tokens are in `src/ui/tokens.css`.
 */
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
