import { readFileSync } from 'node:fs'
import fontverter from 'fontverter'
import { measureFace } from './build/fonts/measure-face.ts'

/**
 * Prints the width of the sample text in local faces: `node scripts/measure-local-faces.ts latin|arabic FILE [WEIGHT]
 * …`. Free faces with the same metrics stand in for others: Liberation Sans for Arial, Liberation Serif for Times,
 * Gelasio for Georgia.
 */
const [script, ...rest] = process.argv.slice(2)
if (script !== 'latin' && script !== 'arabic') throw new Error('Name the script first: latin or arabic.')
for (const [i, file] of rest.entries()) {
  if (/^\d+$/.test(file)) continue
  const weight = Number(/^\d+$/.exec(rest[i + 1] ?? '')?.[0] ?? 400)
  const sfnt = await fontverter.convert(readFileSync(file), 'truetype')
  console.log(file, measureFace(sfnt, script, [weight]).width[weight]?.toFixed(3))
}
