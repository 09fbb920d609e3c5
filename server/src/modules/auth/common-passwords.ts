/**
 * The passwords that stand at the top of every leaked list and fit into 4–12 characters, with those that people here
 * choose. Compared without regard to case.
 */
const common = new Set(
  `
  1234 12345 123456 1234567 12345678 123456789 1234567890 123456789a 1234567891 123123 1231231 123123123 12341234 123321
  12344321 0000 00000 000000 00000000 1111 11111 111111 1111111 11111111 2222 222222 3333 333333 4444 444444 5555 55555
  555555 6666 666666 7777 77777 777777 7777777 77777777 8888 888888 88888888 9999 999999 1010 1212 1313 112233 121212
  131313 159753 159357 147258 147258369 456789 654321 54321 87654321 987654321 9876543210 789456 789456123 7894561230
  qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwer1234 qweasd qweasdzxc qweqwe 1q2w3e 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx qazwsx qazwsxedc zxcvbn zxcvbnm asdf asdfgh asdfghjkl asdasd asd123 zxc123 abc123 abcd1234 aa123456 a123456
  a12345 a1b2c3 q1w2e3 q1w2e3r4 password password1 pass1234 passw0rd admin admin123 admin1 root test test123 user user123
  guest welcome welcome1 login letmein master hello dragon monkey monkey1 iloveyou sunshine princess football baseball
  superman batman shadow michael jordan samsung google killer secret school mektep mektep1 kundelik qalam qalam123
  qazaqstan kazakhstan kazakstan astana almaty almaty1 shymkent nursultan mugalim ustaz oqushy parol parol1 parol123
  lolo123 marina natasha nikita aigerim dinara alihan
  `
    .trim()
    .split(/\s+/),
)

/** Whether a password is among those that are tried first. */
export const isCommon = (password: string): boolean => common.has(password.toLowerCase())
