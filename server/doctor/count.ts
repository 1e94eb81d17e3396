/** '1 archive', '2 archives'. */
export const count = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`
