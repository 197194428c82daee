import { type AttackKind, eachWithin, exampleList } from './attack-kind.ts'
import { readInBrowser } from './html-in-browser.ts'
import { htmlPayloads } from './html-payload-set.ts'
import type { Target } from './target.ts'

/** The maximum number of answers in one change of a draft. */
const AT_ONCE = 40

/** Payloads that an owner writes into the agency's answers: what the server stores must not run in a browser. */
export const htmlAttack: AttackKind = {
  about: 'HTML that an owner writes, as the server stores it and as Chromium reads it',
  async run(target, { most, deadline }) {
    const [slug = ''] = target.slugs
    const { examples, add } = exampleList()
    let [stored, refused, serverErrors, reflected] = [0, 0, 0, 0]
    const answered: { payload: string; html: string }[] = []
    // Text with lone surrogates is refused together with its batch, so it comes last, in separate batches.
    const all = htmlPayloads().slice(0, most)
    const payloads = [...all.filter(isWhole), ...all.filter((text) => !isWhole(text))]
    const batches = Array.from({ length: Math.ceil(payloads.length / AT_ONCE) }, (_, index) =>
      payloads.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    )
    const owner = await target.signIn(slug, 'owner')
    await eachWithin(batches, { width: 1, deadline }, async (batch) => {
      const { status, answers } = await storedAnswers(target, slug, owner, batch)
      if (status >= 500) serverErrors += 1
      if (answers === null) {
        refused += batch.length
        add(`${status} for answers from ${batch[0]}`)
      } else
        for (const [index, html] of answers.entries()) answered.push({ payload: batch[index] ?? '', html })
      stored += answers?.length ?? 0
    })
    await eachWithin(
      payloads.filter((_, index) => index % 8 === 0),
      { width: 4, deadline },
      async (payload, index) => {
        const from = `127.0.0.${2 + (index % 200)}`
        const path = `/booknow/hotels/search?destination=${encodeURIComponent(payload)}`
        const reply = await target.send({ slug, path, from })
        if (reply.status >= 500) serverErrors += 1
        if (payload.includes('<') && payload.includes('hits') && reply.text.includes(payload)) {
          reflected += 1
          add(`reflected: ${payload}`)
        }
      },
    )
    const ran = await readInBrowser(answered)
    for (const one of [...ran.executed, ...ran.outside]) add(one)
    return {
      counts: { payloads: payloads.length, stored, refused },
      faults: {
        executed: ran.executed.length,
        outsideProfile: ran.outside.length,
        reflected,
        serverErrors,
        noneStored: stored === 0 ? 1 : 0,
      },
      examples,
    }
  },
}

const isWhole = (text: string) => text.isWellFormed() && !text.includes('\u0000')

/** Writes each text as the answer to a question of the draft and reads what was stored; null if the server refused. */
async function storedAnswers(target: Target, slug: string, cookie: string, batch: readonly string[]) {
  const headers = [['Cookie', cookie]] as const
  const read = await target.send({ slug, path: '/api/branding/draft', headers })
  const { revision } = JSON.parse(read.text).data
  const after = batch.map((answer, index) => ({
    question: `Question ${index + 1}?`,
    answer: `<p>x</p>${answer}`,
  }))
  const { status } = await target.send({
    slug,
    path: '/api/branding/draft',
    method: 'PATCH',
    headers: [...headers, ['If-Match', `"${revision}"`]],
    body: { changes: [{ pointer: '/faq/questions', after }] },
  })
  if (status !== 200) return { status, answers: null }
  const draft = await target.send({ slug, path: '/api/branding/draft', headers })
  const { faq } = JSON.parse(draft.text).data.settings as { faq: { questions: { answer: string }[] } }
  return { status, answers: faq.questions.map(({ answer }) => answer) }
}
