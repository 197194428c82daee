import { expect, it } from 'vitest'
import { documentForTypes } from './document-for-types.ts'

const problem = {
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}
const contract = {
  paths: {
    '/a': {
      parameters: [{ $ref: '#/components/parameters/AcceptLanguage' }, { name: 'id', in: 'path' }],
      post: {
        parameters: [{ name: 'If-Match', in: 'header' }],
        responses: {
          200: { description: 'd', headers: { ETag: {} }, content: {} },
          400: { $ref: '#/components/responses/BadRequest' },
          409: { description: 'own', content: {} },
        },
      },
    },
  },
  components: {
    parameters: { AcceptLanguage: { name: 'Accept-Language', in: 'header' } },
    responses: { BadRequest: problem },
    schemas: { Problem: { type: 'object' } },
  },
}
const typed = documentForTypes(contract) as unknown as {
  paths: Record<'/a', { post: { parameters: { name: string }[]; responses: Record<string, object> } }>
  components: { responses: object }
}
const { post, ...item } = typed.paths['/a']

it('leaves out the headers that the client sends with every call', () => {
  expect(item).toEqual({})
  expect(post.parameters.map(({ name }) => name)).toEqual(['id', 'If-Match'])
})

it("merges the errors that operations share into one response, and keeps each operation's own", () => {
  expect(post.responses).toEqual({
    200: { description: 'd', content: {} },
    409: { description: 'own', content: {} },
    default: { $ref: '#/components/responses/Problem' },
  })
  expect(typed.components.responses).toMatchObject({ Problem: problem })
})
