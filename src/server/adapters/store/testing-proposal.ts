import { randomUUID } from 'node:crypto'
import type { NewProposal } from '../../domain/proposals/proposal-repository.ts'

/** A proposal as an agent makes one; tests give the relevant fields. */
export function testProposal(fields: Partial<NewProposal> = {}): NewProposal {
  return {
    product: 'hotel',
    personId: randomUUID(),
    personName: 'Ada Byron',
    clientName: 'Tor',
    clientEmail: '',
    note: 'Quiet at night',
    title: 'Casa Alta',
    startsOn: '2030-05-08',
    endsOn: '2030-05-11',
    currency: 'USD',
    total: 40_000,
    keepsPrice: true,
    validUntil: '2030-05-01',
    seconds: 3600,
    snapshot: {},
    ...fields,
  }
}
