/** What is in a cabin besides seats, on the grid of the other icons. */
export const fixtureIcons = {
  exit_row: 'M9 5H5v14h4M14 8l4 4-4 4M18 12H9.500',
  lavatory:
    'M8 5.500a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM6 8h4v6H9v6H7v-6H6ZM16 5.500a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM14 14l2-6 2 6h-1v6h-2v-6Z',
  galley: 'M6 8h10v6a4 4 0 0 1-4 4h-2a4 4 0 0 1-4-4ZM16 10h1.500a2 2 0 0 1 0 4H16M9 5.500v-2M13 5.500v-2',
  closet: 'M12 8.500V7a1.500 1.500 0 1 1 1.500-1.500M12 8.500 4 15h16Z',
  stairs: 'M4 19h4v-4h4v-4h4V7h4',
} as const
