import { describe, expect, it } from 'vitest'
import { lastSegment } from './last-segment.ts'

describe('last segment of a path', () => {
  it.each([
    ['/agency-terms-and-conditions/groups', 'groups'],
    ['/agency-terms-and-conditions/groups/', 'groups'],
    ['/a/gru%C3%B6n', 'gruön'],
    ['/a/%zz', '%zz'],
    ['/', ''],
  ])('of %s is %j', (path, segment) => {
    expect(lastSegment(path)).toBe(segment)
  })
})
