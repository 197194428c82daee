// The page of /api/docs: draws the contract with Swagger UI, whose script is loaded before this one.

const dark = matchMedia('(prefers-color-scheme: dark)')
const wearMode = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', wearMode)
wearMode()

const methods = ['get', 'post', 'put', 'patch', 'delete']

// Names of operations and tags are text here: they stand in buttons, which may hold no link.
const PlainName = ({ text }) => text
const plainNames = { wrapComponents: { DeepLink: () => PlainName } }

const contract = await (await fetch('/openapi.json')).json()
globalThis.SwaggerUIBundle({
  spec: withSharedHeadersOnce(withNamedBodies(contract)),
  domNode: document.getElementById('reference'),
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: 0,
  // Examples made up from patterns say less than the schema.
  defaultModelRendering: 'model',
  supportedSubmitMethods: [],
  syntaxHighlight: { activated: false },
  queryConfigEnabled: false,
  plugins: [() => plainNames],
})

/** Names the bodies that the contract writes in place: each has a button that opens it. */
function withNamedBodies(document) {
  for (const { requestBody, responses } of operationsOf(document)) {
    nameBody(requestBody, 'Body')
    for (const response of Object.values(responses)) nameBody(response, 'Answer')
  }
  return document
}

function nameBody({ content } = {}, title) {
  for (const { schema } of Object.values(content ?? {})) if (schema && !schema.$ref) schema.title ??= title
}

/** Names the headers that every operation has in the introduction instead of at each of them. */
function withSharedHeadersOnce(document) {
  const operations = operationsOf(document)
  const refsOf = ({ parameters = [] }) => parameters.flatMap(({ $ref }) => $ref ?? [])
  const [first = {}] = operations
  const shared = refsOf(first).filter((ref) => operations.every((one) => refsOf(one).includes(ref)))
  for (const operation of operations)
    operation.parameters = operation.parameters.filter(({ $ref }) => !shared.includes($ref))
  const lines = shared.map((ref) => {
    const { name, description } = document.components.parameters[ref.split('/').at(-1)]
    return `- \`${name}\`: ${description}`
  })
  const { info } = document
  const description = `${info.description}\n\nEvery call takes these headers:\n\n${lines.join('\n')}`
  return { ...document, info: { ...info, description } }
}

function operationsOf({ paths }) {
  return Object.values(paths).flatMap((item) => methods.flatMap((method) => item[method] ?? []))
}
