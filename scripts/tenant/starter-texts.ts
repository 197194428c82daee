import type { LanguageCode } from '../../src/contract/types.ts'

/** A new site's texts until the agency writes its own: `{name}` is the agency. */
interface StarterTexts {
  headline: string
  subline: string
  description: string
  /** For a page that is not written yet; `{email}` is the contact. */
  unwritten: string
}

export const starterTexts: Readonly<Record<LanguageCode, StarterTexts>> = {
  en: {
    headline: 'Where to next?',
    subline: 'Tell us where and when. We find the places worth staying at.',
    description: 'Book your next trip with {name}.',
    unwritten: 'We are still writing this page. Until then, ask us: {email}.',
  },
  pt: {
    headline: 'Qual é o próximo destino?',
    subline: 'Diga para onde e quando. Nós encontramos os lugares que valem a estadia.',
    description: 'Reserve a sua próxima viagem com {name}.',
    unwritten: 'Ainda estamos escrevendo esta página. Enquanto isso, fale com a gente: {email}.',
  },
  es: {
    headline: '¿Adónde vamos ahora?',
    subline: 'Cuéntanos adónde y cuándo. Nosotros encontramos los sitios que merecen la pena.',
    description: 'Reserva tu próximo viaje con {name}.',
    unwritten: 'Todavía estamos escribiendo esta página. Mientras tanto, pregúntanos: {email}.',
  },
  da: {
    headline: 'Hvor går turen hen?',
    subline: 'Fortæl os hvor og hvornår. Vi finder stederne, der er værd at bo på.',
    description: 'Bestil din næste rejse hos {name}.',
    unwritten: 'Vi er stadig i gang med at skrive denne side. Spørg os imens: {email}.',
  },
  no: {
    headline: 'Hvor går turen?',
    subline: 'Fortell oss hvor og når. Vi finner stedene det er verdt å bo på.',
    description: 'Bestill neste reise hos {name}.',
    unwritten: 'Vi holder fortsatt på å skrive denne siden. Spør oss i mellomtiden: {email}.',
  },
  de: {
    headline: 'Wohin als Nächstes?',
    subline: 'Sag uns, wohin und wann. Wir finden die Häuser, in denen sich das Bleiben lohnt.',
    description: 'Buche deine nächste Reise mit {name}.',
    unwritten: 'Diese Seite schreiben wir noch. Frag uns bis dahin gern: {email}.',
  },
  ar: {
    headline: 'إلى أين الرحلة القادمة؟',
    subline: 'أخبرنا بالوجهة والموعد، ونحن نجد لك الأماكن التي تستحق الإقامة.',
    description: 'احجز رحلتك القادمة مع {name}.',
    unwritten: 'ما زلنا نكتب هذه الصفحة. وحتى ذلك الحين راسلنا على: {email}.',
  },
  fr: {
    headline: 'Et maintenant, on va où ?',
    subline: 'Dites-nous où et quand. Nous trouvons les adresses qui valent le séjour.',
    description: 'Réservez votre prochain voyage avec {name}.',
    unwritten: 'Nous écrivons encore cette page. En attendant, posez-nous vos questions : {email}.',
  },
  sv: {
    headline: 'Vart bär det av?',
    subline: 'Berätta vart och när. Vi hittar ställena som är värda att bo på.',
    description: 'Boka din nästa resa hos {name}.',
    unwritten: 'Vi håller fortfarande på att skriva den här sidan. Fråga oss så länge: {email}.',
  },
}
