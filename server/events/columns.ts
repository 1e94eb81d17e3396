/** The words that several tables of events share. */
export const occurrenceStatuses = ['scheduled', 'cancelled'] as const
export const refundStatuses = ['none', 'pending', 'refunded', 'failed'] as const
