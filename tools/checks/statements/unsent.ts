/** Statements that no test of the server sends: by their file, or by a file and a function of it, with the reason. */
export const sentByNoTest: Readonly<Record<string, string>> = {}
