import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { root } from './build/root.ts'
import { findRawColors } from './colors/find-raw-colors.ts'

/**
 * Checks that no file in src/ and packages/ names a raw colour: only the theme's tokens are readable under every
 * brand and in both modes. Prints one line for each find; exit code 1 if there is one.
 * Not a GritQL plugin of Biome: those see one node of one language, not a class within a string.
 */
const exempt: Readonly<Record<string, string>> = {
  'src/theme/**': 'makes the colours',
  'packages/scenes/**': 'draws pictures with the colours of sand, sea and sky',
  'packages/sample-inventory/{brand,sample}-logo.ts': 'draws the logos of invented suppliers, as pictures',
  'src/shell/bar/bar.css': 'styles of a tool, the same for every agency',
  'src/shell/bar/opener.css': 'the closed bar of the same tool',
  'src/shell/bar/device-frame.css': 'part of the same tool',
  'src/remotes/booking/spine/map/map.css': 'water is blue under every brand',
  'src/server/hosts/browser/pictures/draw-page.ts': 'draws a picture of a page, on white as a browser does',
  'src/server/domain/tenant-folders/problem-fix.ts': 'writes a colour into a tenant’s file',
  'src/editor/panels/presets.ts': 'brands that an agency may choose',
  '{src,packages}/**/*.test.{ts,tsx}': 'tests name colours to compare with',
  '{src,packages}/**/testing*.{ts,tsx}': 'what tests need: agencies with a brand colour',
  'src/remotes/booking/products/activity/booking/code-picture.tsx':
    'draws a code that readers recognise on white only',
  'src/**/*.gen.ts': 'generated from the contract, whose examples are brand colours',
}

const files = globSync('{src,packages}/**/*.{ts,tsx,css,svg,html}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !Object.keys(exempt).some((pattern) => matchesGlob(file, pattern)))
  .sort()
if (files.length === 0) throw new Error('no file was found to check')

let count = 0
for (const file of files) {
  for (const { line, raw, advice } of findRawColors(file, readFileSync(join(root, file), 'utf8'))) {
    count += 1
    console.error(`${file}:${line}: ${raw} is a raw colour; ${advice}`)
  }
}
process.exitCode = count > 0 ? 1 : 0
