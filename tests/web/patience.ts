import { configure } from '@testing-library/react';

// A page's program is fetched when it is first opened; on a busy machine that takes longer than the second that is usual.
configure({ asyncUtilTimeout: 5_000 });
