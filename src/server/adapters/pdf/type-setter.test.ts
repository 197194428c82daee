import { expect, it } from 'vitest'
import { shapeablePieces } from './type-setter.ts'

const failingAt = (pattern: RegExp) => (piece: string) => {
  if (pattern.test(piece)) throw new TypeError('no anchor')
}

it('keeps text whole that a font can shape', () => {
  expect(shapeablePieces('Gurpreet', failingAt(/x/))).toEqual(['Gurpreet'])
})

it('splits text only around the letter that fails', () => {
  expect(shapeablePieces('ae\u0301o', failingAt(/e\u0301/))).toEqual(['a', 'e', '\u0301', 'o'])
})

it('leaves out what cannot be shaped by itself, and never throws', () => {
  expect(shapeablePieces('a\u0301', failingAt(/\u0301/))).toEqual(['a'])
  expect(shapeablePieces('x', failingAt(/x/))).toEqual([])
})
