/** What a property calls itself: an inn, a hotel or a palace. */
export type Tier = 'modest' | 'middle' | 'grand'
