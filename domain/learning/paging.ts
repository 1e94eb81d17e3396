/** How many people stand on one page of a ranking, or of how far members are (COM-LEARN-14, COM-LEARN-20). */
export const perPage = 50
