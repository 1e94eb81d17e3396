/** The face in the head of a profile, in pixels; smaller on a phone. */
export const faceSize = 116
