/** How those who work the queue are called together, wherever one of them speaks for all (COM-MOD-11). */
export const deskName = 'Beheer'
