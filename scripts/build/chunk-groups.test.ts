import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { moduleLists } from './chunk-groups.ts'
import { root } from './root.ts'

it.each(Object.entries(moduleLists))(
  'every module of the file %s exists, and is in no other',
  (name, files) => {
    expect(files.filter((file) => !existsSync(join(root, 'src', file)))).toEqual([])
    const others = Object.entries(moduleLists).flatMap(([other, list]) => (other === name ? [] : list))
    expect(files.filter((file) => others.includes(file))).toEqual([])
  },
)
