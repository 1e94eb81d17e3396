/** The version of the general terms that people agree to now; stored with the moment of agreement (SUB-CHECKOUT-13, EV-ENROL-42). */
export const termsVersion = 'AV-2025-01'
