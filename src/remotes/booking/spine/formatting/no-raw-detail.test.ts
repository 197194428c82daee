import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '../../../../{shell,platform,ui}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
)

/** Finds reads of an error's `detail`, an English sentence for callers of the API. */
const detailOfError =
  /\b(?:\w*[eE]rror|problem|failure|refusal|cause)\w*\??\.detail\b|\{[^}\n]*\bdetail\b[^}\n]*\}\s*=\s*\w*[eE]rror/

it("no page shows a problem's `detail`, which is English and meant for API callers", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300)
  const shown = Object.entries(sources).filter(([, source]) => detailOfError.test(source))
  expect(shown.map(([path]) => path)).toEqual([])
})

it.each(['error.detail', 'apiError?.detail', 'const { code, detail } = error', 'problem.detail'])(
  'the check finds %s',
  (source) => {
    expect(source).toMatch(detailOfError)
  },
)
