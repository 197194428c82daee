// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Json } from '../../tenant/settings/json.ts'
import { useValidatedText } from './use-validated-text.ts'

afterEach(cleanup)

/** A field that accepts only letters. */
function showField(first: string) {
  const { result } = renderHook(() => {
    const [value, setValue] = useState<Json | undefined>(first)
    const [unfit, onUnfit] = useState<string | null>(null)
    const typed = useValidatedText<string>({
      value,
      unfit,
      onUnfit,
      gesture: 'type',
      onChange: setValue,
      onEnd: () => {},
      shown: String(value),
      read: (text) => (/^[a-z]*$/.test(text) ? { value: text } : null),
    })
    return { ...typed, value, setValue }
  })
  return {
    write: (text: string) => act(() => result.current.write(text)),
    end: () => act(() => result.current.end()),
    elsewhere: (value: string) => act(() => result.current.setValue(value)),
    says: () => [result.current.value, result.current.text],
  }
}

describe('typing in a field that not every text fits', () => {
  it('keeps a colleague’s change made meanwhile, and keeps the text', () => {
    const { write, elsewhere, end, says } = showField('porto')
    write('#1')
    elsewhere('beja')
    expect(says()).toEqual(['beja', '#1'])
    write('#12')
    end()
    expect(says()).toEqual(['beja', '#12'])
  })

  it('keeps a colleague’s change over a value it had set', () => {
    const { write, elsewhere, end, says } = showField('porto')
    write('far')
    elsewhere('beja')
    write('far#')
    expect(says()).toEqual(['beja', 'far#'])
    end()
    expect(says()).toEqual(['beja', 'far#'])
  })

  it('restores the previous value at once, and not only when the field loses the focus', () => {
    const { write, says } = showField('porto')
    write('f')
    write('fa')
    expect(says()).toEqual(['fa', 'fa'])
    write('fa#')
    expect(says()).toEqual(['porto', 'fa#'])
    write('far')
    write('far#')
    expect(says()).toEqual(['porto', 'far#'])
  })
})
