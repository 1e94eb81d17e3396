/**
 * What Node is told of V8's memory where operators start the server: the image, the unit of systemd, `start:two`. V8 lets
 * dead objects lie while there is room, and takes a machine's gigabytes for room. Young objects get 16 MB and the old ones
 * are looked through each time they have grown by two fifths; neither is a limit at which a process would end.
 */
export const memoryFlags = ['--max-semi-space-size=16', '--heap-growing-percent=40']
