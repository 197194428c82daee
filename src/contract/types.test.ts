import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Session } from './session.ts'
import type {
  HotelSearch,
  ReplyOf,
  Tenant,
  TenantFile,
  ValidatedHotelSearch,
  ValidatedRequest,
} from './types.ts'

// The compiler does the checks; running the file only proves that it is read.
describe('types of the contract', () => {
  it('let a caller omit fields with a default, and guarantee the server their values', () => {
    expectTypeOf<{ latitude: number; longitude: number }>().toExtend<HotelSearch>()
    expectTypeOf<ValidatedHotelSearch['radius']>().toEqualTypeOf<number>()
    expectTypeOf<ValidatedRequest<'searchHotelDeals'>['body']>().toEqualTypeOf<ValidatedHotelSearch>()
    expectTypeOf<ValidatedRequest<'searchResortDeals'>['query']['currency']>().toEqualTypeOf<string>()
    expectTypeOf<ValidatedRequest<'getResortRegions'>['query']>().toEqualTypeOf<{
      ids?: string[]
      children: boolean
    }>()
    expectTypeOf<ValidatedRequest<'getAgency'>['body']>().toEqualTypeOf<undefined>()
    expectTypeOf<Tenant['hosts']>().toEqualTypeOf<string[]>()
    expectTypeOf<TenantFile['hosts']>().toEqualTypeOf<string[] | undefined>()
    const search: HotelSearch = { latitude: 1, longitude: 2 }
    expect(search).toBeDefined()
  })

  it('give the session of a call the same shape as in pages', () => {
    expectTypeOf<ReplyOf<'getSession'>['session']>().toEqualTypeOf<Session>()
    const reply: ReplyOf<'getSession'> = {
      session: { signedIn: false, isTravelAgent: false, isRestrictedAgent: false },
    }
    expect(reply.session.signedIn).toBe(false)
  })
})
