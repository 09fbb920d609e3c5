/** What a file dialog offers and takes; the server looks at the bytes. Old Office formats can carry macros. */
export const fileKinds =
  '.jpg,.jpeg,.png,.gif,.webp,.pdf,.docx,.xlsx,.pptx,.txt,.odt,.mp3,.mp4,image/jpeg,image/png,image/gif,image/webp'
