/** A number of a room is at most this long (V-CAB-3, C-NUM-8). */
export const numberLength = 5
/** Its name is at most this long. */
export const nameLength = 60

/** One to five digits, then anything but digits: 7, 101, 12а (V-CAB-2, V-CAB-3). */
export const isCabinetNumber = (text: string): boolean => text.length <= numberLength && /^\d{1,5}\D*$/.test(text)
