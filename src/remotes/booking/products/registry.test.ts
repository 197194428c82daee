import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { products } from '../../../contract/products.ts'
import { part } from '../entry.tsx'
import { routePatterns } from '../routes.ts'
import { productViews } from './registry.ts'

const folder = join(import.meta.dirname, '..')

describe('products of the booking part', () => {
  it('have a folder named by their key and are registered once', () => {
    const folders = globSync('*/', { cwd: import.meta.dirname }).map((name) => name.replace(/[/\\]$/, ''))
    expect(productViews.map(({ product }) => product).toSorted()).toEqual(folders.toSorted())
    expect(products.map(({ product }): string => product)).toEqual(expect.arrayContaining(folders))
  })

  it('have a titled page for exactly the addresses that the server knows', () => {
    expect(part.routes.map(({ path }) => path).toSorted()).toEqual([...routePatterns].toSorted())
    expect(part.routes.filter(({ title }) => title === '')).toEqual([])
  })

  it('are named by no code of the spine', () => {
    const names = products.map(({ product }) => {
      const capital = `${product[0]?.toUpperCase()}${product.slice(1)}`
      return new RegExp(`\\b${product}(?![a-z])|[a-z]${capital}(?![a-z])`)
    })
    const files = globSync('spine/**/*.{ts,tsx}', { cwd: folder })
      .filter((file) => !/\.test\.|testing-/.test(file))
      .filter((file) => {
        // The contract's kind of an answer has the name of a product.
        const code = readFileSync(join(folder, file), 'utf8').replaceAll("kind === 'flight'", '')
        return names.some((name) => name.test(code))
      })
    expect(files).toEqual([])
  })

  it('have their addresses only in their own folders', () => {
    const written = products.map(({ path }) => path)
    const files = globSync('**/*.{ts,tsx}', { cwd: folder })
      .filter((file) => !/^products[/\\]\w+[/\\]|\.test\.|testing-/.test(file))
      .filter((file) => written.some((path) => readFileSync(join(folder, file), 'utf8').includes(path)))
    expect(files).toEqual([])
  })
})
