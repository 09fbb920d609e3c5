/** What a file dialog offers; the server looks at the bytes. */
export const fileKinds =
  '.jpg,.jpeg,.png,.gif,.webp,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt,.odt,.mp3,.mp4,image/jpeg,image/png,image/webp'
