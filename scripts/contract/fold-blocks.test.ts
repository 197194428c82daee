import { expect, it } from 'vitest'
import { foldBlocks } from './fold-blocks.ts'

it('folds blocks from the innermost outwards while they fit on a line', () => {
  const source = `export interface A {
    headers: {
        [name: string]: unknown;
    };
    content: {
        "application/json": {
            data: string;
        };
    };
}`
  expect(foldBlocks(source)).toBe(`export interface A {
    headers: { [name: string]: unknown; };
    content: { "application/json": { data: string; }; };
}`)
})

it('leaves blocks with a comment, and those that are too long', () => {
  const commented = `type A = {
    b: {
        /** @description A text. */
        c: string;
    };
};`
  expect(foldBlocks(commented)).toBe(commented)
  const long = `b: {
    ${'c'.repeat(120)}: string;
};`
  expect(foldBlocks(long)).toBe(long)
})
