// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tabStorage } from './tab-storage.ts'

describe('tab storage', () => {
  afterEach(() => vi.restoreAllMocks())

  it('keeps a value until it is removed', () => {
    tabStorage.setItem('name', 'value')
    expect(tabStorage.getItem('name')).toBe('value')
    tabStorage.removeItem('name')
    expect(tabStorage.getItem('name')).toBeNull()
  })

  it('is empty if the browser blocks site data or has no room', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => tabStorage.setItem('name', 'value')).not.toThrow()
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(tabStorage.getItem('name')).toBeNull()
    expect(() => tabStorage.removeItem('name')).not.toThrow()
  })
})
