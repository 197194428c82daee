/**
 * Text like the product's, to compare faces with: prices, place names, headings, sentences in the nine languages. A
 * fallback is scaled until it sets this text as wide as the face that it replaces.
 */
export const sampleText = {
  latin: [
    'Small hotels at high latitudes, skies worth staying up for, and one person who knows your trip by heart.',
    'Exclusive Deals Top destinations Search hotels Where are you going? Price to Traveller Free Cancellation',
    'Ein Reiseclub mit 2.400 Mitgliedern und festen Preisen. Was ein Zimmer kostet, erfährt, wer dazugehört.',
    'Des croisières choisies pour leurs escales et des résidences où l’on n’entend que la mer, depuis 1987.',
    'Casas con patio, carreteras con vista y mesas donde la sobremesa dura más que la comida; tú llega.',
    'Viagens montadas por gente que mora onde você quer passar as férias. Tysta rum, mörka gardiner och frukost.',
    'Fotturer i rolig tempo langs kysten, med seng, suppe og tørrerom der dagen slutter. $1,249.00 €865.50 4.8',
  ].join(' '),
  arabic: [
    'نجلس معك قبل أن نحجز لك. فنادق ومنتجعات وطيران وسيارات، نرتّبها كما نرتّب مجلسًا لضيف عزيز',
    'أوّل الدرب فنجان قهوة عروض حصرية أفضل الوجهات إلى أين تريد السفر؟ ابحث عن الفنادق تسجيل الدخول',
    'السعر للمسافر إلغاء مجاني اتصل بنا سياسة الخصوصية من نحن الأسئلة الشائعة المنتجعات تأجير السيارات',
  ].join(' '),
}
