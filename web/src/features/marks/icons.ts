export { default as IconComment } from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
