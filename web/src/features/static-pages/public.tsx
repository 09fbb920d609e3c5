export { StaticLinks } from './StaticLinks.tsx'
