/** The booking engines that 'All' stands for, in the order of spec §5. */
export const bookingEngines = ['Resorts', 'Hotels', 'Flights', 'Cars', 'Activities', 'Cruises'] as const
