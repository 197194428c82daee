/** The questions about the pickup; pages and documents have texts for them. */
export const pickupQuestions = { place: 'pickup_place', address: 'pickup_address' } as const

/** The answers to where to be picked up, besides the places; pages and documents have their texts. */
export const pickupAnswers = { own: 'own_address', later: 'decide_later', start: 'meet_at_start' } as const

/** Whether a question is about the pickup. */
export function isPickupQuestion({ code }: { readonly code: string }): boolean {
  return code === pickupQuestions.place || code === pickupQuestions.address
}
