import type { OperationCases } from '../testing-operation-case.ts'

/** A row for every operation under Agents in the contract. */
export const agentOperations = {
  getAgents: { may: 'agents.manage' },
  inviteAgent: {
    audited: 'agent.invite',
    hashed: true,
    may: 'agents.manage',
    counted: 'invite',
    isCountedByKey: true,
    // This person already works there.
    body: { email: 'sales@test.example', firstName: 'New', lastName: 'Hand', userType: 'SalesAgent' },
    status: 409,
  },
  getAgent: { may: 'agents.manage', id: 'agent', path: '/api/users/agents/none', status: 404 },
  changeAgent: {
    audited: 'agent.change',
    hashed: true,
    may: 'agents.manage',
    id: 'agent',
    path: '/api/users/agents/none',
    body: { isActive: false },
    status: 404,
  },
  inviteAgentAgain: {
    audited: 'agent.invite',
    may: 'agents.manage',
    counted: 'invite',
    isCountedByKey: true,
    id: 'agent',
    path: '/api/users/agents/none/invitation',
    body: {},
    status: 404,
  },
} satisfies OperationCases
