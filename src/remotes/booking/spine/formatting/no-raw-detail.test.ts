import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '../../../../{shell,platform,ui}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
)

/** Finds reads of an error's `detail`, an English sentence for callers of the API. */
const detailOfError =
  /\b(?:\w*[eE]rror|problem|failure|refusal|cause)\w*\??\.detail\b|\{[^}\n]*\bdetail\b[^}\n]*\}\s*=\s*\w*[eE]rror/

it('shows no page the sentence of a problem, which is in English and for who calls the API', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300)
  const shown = Object.entries(sources).filter(([, source]) => detailOfError.test(source))
  expect(shown.map(([path]) => path)).toEqual([])
})

it.each(['error.detail', 'apiError?.detail', 'const { code, detail } = error', 'problem.detail'])(
  'would find %s',
  (source) => {
    expect(source).toMatch(detailOfError)
  },
)
