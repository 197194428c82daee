import { expect, it } from 'vitest'
import { storedTarget } from './stored-target.ts'

it('accepts paths of the site, https addresses, and http ones of this machine unchanged', () => {
  const targets = ['/', '/about?x=1#y', 'https://members.example/start?a=1', 'http://localhost:4000/x']
  for (const to of [...targets, 'http://a.localhost/x', 'http://127.0.0.1:5001'])
    expect(storedTarget(to), to).toBe(to)
})

it('refuses all other addresses', () => {
  const hostile = ['', 'http://evil.example', '//evil.example', '/.//evil.example', 'https:/\\evil.example']
  hostile.push(
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'http://localhost@evil.example',
  )
  hostile.push('http://localhost.evil.example', 'https://x.example\nSet-Cookie: a=b', 'ftp://x.example')
  for (const to of hostile) expect(storedTarget(to), to).toBeNull()
})
